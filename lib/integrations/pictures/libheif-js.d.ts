declare module 'libheif-js/wasm-bundle.js' {
  type Shown = { data: Uint8ClampedArray; width: number; height: number }
  type Image = {
    get_width: () => number
    get_height: () => number
    /** Decodes into the given pixels; null on failure. */
    display: (pixels: Shown, done: (shown: Shown | null) => void) => void
  }
  const libheif: { HeifDecoder: new () => { decode: (file: Uint8Array) => Image[] } }
  export default libheif
}
