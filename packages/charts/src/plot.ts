/** Size of a drawing and the room around its plot, in pixels. */
export interface ChartFrame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The edges of the plot itself. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A frame that leaves no room for its plot still has one of a pixel, so that no scale turns around. */
export function plotOf({ width, height, left, right, top, bottom }: ChartFrame): Plot {
  return {
    left,
    right: Math.max(left + 1, width - right),
    top,
    bottom: Math.max(top + 1, height - bottom),
  };
}

/** To a tenth of a pixel: shorter paths, and nothing that an eye could see is lost. */
export function roundPixel(value: number): number {
  return Math.round(value * 10) / 10;
}
