'use client'

// Fetched when somebody begins to write: reading the page costs nothing of it.
const loadProof = () => import('@/components/memorial-page/script/proof')

/**
 * The proof of work of a form that anybody may send: begun with the first field, taken when it is sent. An account
 * stands behind what it writes and needs none.
 */
export function provenSend(isSignedIn: boolean) {
  if (isSignedIn) return { onFocus: undefined, takeProof: async () => null }
  return {
    onFocus: () => loadProof().then(({ beginProof }) => beginProof()),
    takeProof: async () => (await loadProof()).takeProof(),
  }
}
