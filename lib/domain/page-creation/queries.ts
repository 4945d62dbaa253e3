import 'server-only'
import { z } from 'zod'
import { memorialsPerStone } from '@/lib/domain/qr-codes/policy'
import { listLockedCodes } from '@/lib/domain/qr-codes/queries'
import { anySignedIn } from '@/lib/server/command'
import { defineRead } from '@/lib/server/read'
import type { Actor } from '@/lib/shared/actor'
import { boundedText } from '@/lib/shared/input/typed-text'
import { normaliseTextCode } from '@/lib/shared/qr-text-code'

export type CodeForNewPage = {
  /** The code to link the new page to; null when it stays a draft for now. */
  code: string | null
  /** The account's other codes that can take a page, normalised. */
  others: string[]
}

/**
 * The code for a page about to be created: the requested one, if it is the actor's and can take a page; otherwise the
 * actor's only code without a page.
 */
export const findCodeForNewPage = defineRead({
  name: 'page-creation.find-code-for-new-page',
  session: 'required',
  input: z.object({ asked: boundedText(100).optional() }),
  authorize: anySignedIn,
  run: (actor, { asked }) => chooseCode(actor, asked),
})

async function chooseCode(actor: Actor, asked: string | undefined): Promise<CodeForNewPage> {
  const codes = (await listLockedCodes(actor)).filter(
    ({ state, memorials }) => (state === 'claimed' || state === 'linked') && memorials.length < memorialsPerStone,
  )
  const wanted = asked ? normaliseTextCode(asked) : null
  const waiting = codes.filter(({ memorials }) => memorials.length === 0)
  const found = codes.find(({ code }) => code === wanted) ?? (waiting.length === 1 ? waiting[0] : undefined)
  return {
    code: found?.code ?? null,
    others: codes.filter(({ code }) => code !== found?.code).map(({ code }) => code),
  }
}
