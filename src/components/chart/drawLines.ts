import { LineChart } from 'echarts/charts';
import { use } from 'echarts/core';

/** Teaches the chart to draw lines: the previous period and the marks of spikes. Bars alone do without this code. */
use([LineChart]);
