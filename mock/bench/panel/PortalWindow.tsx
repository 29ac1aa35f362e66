import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { FRAME_ID } from '../messages';
import { type Bench, useSetting } from './bench';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Reads a size such as "360x740" from the setting `window`; null without one. */
function sizeOf(text = ''): Size | null {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(text) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}

/** Returns the size of an element, and follows its changes. */
function useRoom(element: RefObject<HTMLElement | null>): Size | null {
  const [room, setRoom] = useState<Size | null>(null);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}

/** Centres a window in the room there is. A larger window is scaled down, so that its page still has the full size. */
function placed({ width, height }: Size, room: Size): CSSProperties {
  const scale = Math.min(1, room.width / width, room.height / height);
  const [x, y] = [(room.width - width * scale) / 2, (room.height - height * scale) / 2];
  return { width, height, transform: `translate(${x}px, ${y}px) scale(${scale})` };
}

interface Props {
  readonly bench: Bench;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The address that the portal is opened at. */
  readonly start: string;
}

/** Shows the portal in a frame: as large as the room there is, or as large as a replayed customer's window. */
export function PortalWindow({ bench, frame, start }: Props) {
  const [text] = useSetting(bench, 'window');
  const space = useRef<HTMLDivElement>(null);
  const room = useRoom(space);
  const size = sizeOf(text);
  return (
    <div className="bench-room" ref={space}>
      <iframe
        className="bench-portal"
        id={FRAME_ID}
        ref={frame}
        src={start}
        style={size && room ? placed(size, room) : undefined}
        title="The portal"
        allow="clipboard-read; clipboard-write"
      />
    </div>
  );
}
