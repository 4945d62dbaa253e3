// The package has type "module" but a CommonJS entry, which Node reads as an empty module. Its real ES module has no
// types.
declare module 'maxrects-packer/dist/maxrects-packer.mjs' {
  export { MaxRectsPacker } from 'maxrects-packer'
}
