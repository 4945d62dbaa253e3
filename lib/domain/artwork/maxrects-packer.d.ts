// The package calls itself a module and names a script as its entry, which Node then reads as an empty module. Its real
// module has no types of its own.
declare module 'maxrects-packer/dist/maxrects-packer.mjs' {
  export { MaxRectsPacker } from 'maxrects-packer'
}
