import type { GlobalToken } from 'antd';

/** Returns the style of echarts' tooltip: antd's colours, inside of the drawing. */
export function tooltipStyle(token: GlobalToken) {
  return {
    confine: true,
    backgroundColor: token.colorBgElevated,
    borderColor: token.colorBorder,
    textStyle: { color: token.colorText, fontSize: token.fontSizeSM },
    extraCssText: `border-radius:${token.borderRadius}px;box-shadow:none`,
  };
}
