import { letterFiles } from './letter-files.mjs'

/**
 * A first visit to a memorial page fetches no fonts before the cover. A page under the worker's control has been
 * visited before, and the worker has cached the fonts (components/memorial-page/script/keep.ts): preloading them is
 * free and has them ready for the first paint. The CSP of every page names this script's hash (next.config.mjs).
 */
export const lettersSource = `if(navigator.serviceWorker?.controller){document.documentElement.classList.add('letters');for(const href of ${JSON.stringify(letterFiles)})document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}))}`
