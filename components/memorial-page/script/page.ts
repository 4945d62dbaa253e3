import { wake } from './wake'

// A memorial page's whole script: bundled by scripts/set-up/page-script.mjs, served by scripts/server/own-script.mjs.
wake()
