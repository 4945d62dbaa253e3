/**
 * Runs before the first paint, so that a dark page never flashes white. 'system' counts as light. The policy of every
 * page names its hash (next.config.mjs): it is written here once and is never put together.
 */
export const themeSource = `try{if(localStorage.getItem('theme')==='dark')document.documentElement.classList.add('dark')}catch{}`
