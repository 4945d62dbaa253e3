import { letterFiles } from './letter-files.mjs'

/**
 * At the grave no letter is fetched before the cover. Whoever comes under the worker's control has been here before, and
 * the worker has laid the letters by (components/memorial-page/script/keep.ts): they cost nothing now, and asked for ahead
 * they are there for the first paint. The policy of every page names this script's hash (next.config.mjs).
 */
export const lettersSource = `if(navigator.serviceWorker?.controller){document.documentElement.classList.add('letters');for(const href of ${JSON.stringify(letterFiles)})document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}))}`
