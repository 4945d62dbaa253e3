import { preload } from 'react-dom'
import files from './letter-files.json'

/** For pages that a visitor opens on an ordinary connection: begins with both files before any style asks for them. */
export function fetchLettersAhead(): void {
  for (const file of files) preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}

// At the grave no letter is fetched before the cover. Whoever comes under the worker's control has been here before, and
// the worker has laid them by (components/memorial-page/script/keep.ts): they cost nothing now, and asked for ahead they
// are there for the first paint.
const SCRIPT = `if(navigator.serviceWorker?.controller){document.documentElement.classList.add('letters');for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}))}`

/** Put it behind ThemeScript in the memorial page's layout. */
export function LettersScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, and React must not escape it
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
