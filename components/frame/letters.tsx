import { preload } from 'react-dom'
import { letterFiles } from './letter-files.mjs'
import { lettersSource } from './letters-source.mjs'

/** For pages usually opened on a good connection: preloads both font files before a style needs them. */
export function fetchLettersAhead(): void {
  for (const file of letterFiles) preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}

/** Place it after ThemeScript in the memorial page's layout. */
export function LettersScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, and React must not escape it
  return <script dangerouslySetInnerHTML={{ __html: lettersSource }} />
}
