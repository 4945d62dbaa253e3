/**
 * A square frame as the H.264 encoder reads it (YUV 4:2:0, BT.601 of limited range), from its RGBA. The same numbers as
 * the encoder's own conversion, which takes several times as long. `frame` is written over and returned; it has one and
 * a half bytes a pixel. `side` is even.
 */
export function yuvFrame(rgba: Uint8ClampedArray, side: number, frame: Uint8Array): Uint8Array {
  let u = side * side
  let v = u + u / 4
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const at = row * side + column
      const red = rgba[at * 4] ?? 0
      const green = rgba[at * 4 + 1] ?? 0
      const blue = rgba[at * 4 + 2] ?? 0
      frame[at] = ((66 * red + 129 * green + 25 * blue) >> 8) + 16
      if ((row | column) & 1) continue
      frame[u++] = ((-38 * red - 74 * green + 112 * blue) >> 8) + 128
      frame[v++] = ((112 * red - 94 * green - 18 * blue) >> 8) + 128
    }
  }
  return frame
}
