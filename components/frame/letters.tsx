import { preload } from 'react-dom'
import { letterFiles } from './letter-files.mjs'
import { lettersSource } from './letters-source.mjs'

/** For pages that a visitor opens on an ordinary connection: begins with both files before any style asks for them. */
export function fetchLettersAhead(): void {
  for (const file of letterFiles) preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}

/** Put it behind ThemeScript in the memorial page's layout. */
export function LettersScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, and React must not escape it
  return <script dangerouslySetInnerHTML={{ __html: lettersSource }} />
}
