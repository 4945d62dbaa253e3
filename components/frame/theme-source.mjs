/**
 * Runs before the first paint, so that a dark page never flashes white. 'system' counts as light. The CSP of every page
 * names its hash (next.config.mjs), so it is a constant, never composed.
 */
export const themeSource = `try{if(localStorage.getItem('theme')==='dark')document.documentElement.classList.add('dark')}catch{}`
