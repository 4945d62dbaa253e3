export type Projection = readonly [number, number, number, number, number, number, number, number, number]
export type Point = readonly [x: number, y: number]
export type Corners = readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point]

/** The map that takes the unit square to four corners. */
export function squareTo(corners: Corners): Projection
/** `second` after `first`. */
export function joined(second: Projection, first: Projection): Projection
/** The way back. */
export function inverse(map: Projection): Projection
/** Where a point goes. */
export function project(map: Projection, x: number, y: number): Point
/** The corners of a square around the origin, tilted and turned (radians), seen from `distance` sides away. */
export function tiltedSquare(
  side: number,
  view: { tilt: number; axis: number; turn: number; distance: number },
): Corners
