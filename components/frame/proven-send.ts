'use client'

// Loaded when the visitor begins to write, so that reading the page does not pay for it.
const loadProof = () => import('@/components/memorial-page/script/proof')

/**
 * The proof of work of a form open to everybody: computed from the first focus, taken on sending. Signed-in users need
 * none, because an account is accountable.
 */
export function provenSend(isSignedIn: boolean) {
  if (isSignedIn) return { onFocus: undefined, takeProof: async () => null }
  return {
    onFocus: () => loadProof().then(({ beginProof }) => beginProof()),
    takeProof: async () => (await loadProof()).takeProof(),
  }
}
