// The package has no types. Only what is used.
declare module 'verovio/wasm' {
  export type VerovioModule = { readonly HEAPU8: Uint8Array }
  export default function createVerovioModule(): Promise<VerovioModule>
}

declare module 'verovio/esm' {
  import type { VerovioModule } from 'verovio/wasm'

  export class VerovioToolkit {
    constructor(module: VerovioModule)
    setOptions(options: Record<string, string | number | boolean>): void
    /** False where the input cannot be read. */
    loadData(input: string): boolean
    getPageCount(): number
    /** `page` counts from 1. */
    renderToSVG(page: number, withDeclaration: boolean): string
    destroy(): void
  }
}
