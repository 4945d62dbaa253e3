import 'server-only'
import QRCode from 'qrcode'
import { z } from 'zod'
import { createAccessToken, endOpenTokens } from '@/lib/domain/accounts/access-tokens'
import { signInMs } from '@/lib/domain/accounts/link-times'
import type { SignInLinkView } from '@/lib/domain/accounts/schema'
import { anySignedIn, defineCommand, nothing } from '@/lib/server/command'
import { env } from '@/lib/server/env'
import { hashToken } from '@/lib/server/tokens'

/**
 * Creates a code that signs another device in once, within five minutes, and ends an earlier one. Returns its address,
 * and the address as a QR symbol: SVG, error correction M, quiet zone of four modules (ISO/IEC 18004).
 */
export const createSignInLink = defineCommand({
  name: 'accounts.create-sign-in-link',
  input: z.object({}),
  session: 'required',
  limits: (_, { actor }) => [{ name: 'sign-in-link', key: actor.userId, points: 30, seconds: 3600 }],
  load: nothing,
  authorize: anySignedIn,
  run: async ({ tx, about, actor: { userId } }): Promise<SignInLinkView> => {
    about({ type: 'user', id: userId })
    await endOpenTokens(tx, userId, ['sign_in'])
    const token = await createAccessToken(tx, { kind: 'sign_in', userId, validMs: signInMs })
    const { id, expiresAt } = await tx.accessToken.findUniqueOrThrow({
      where: { tokenHash: hashToken(token) },
      select: { id: true, expiresAt: true },
    })
    const url = new URL(`/login/${token}`, env.SITE_URL).href
    const picture = await QRCode.toString(url, { type: 'svg', margin: 4, errorCorrectionLevel: 'M' })
    // In seconds too, because the device's clock may be wrong.
    return { id, url, picture, expiresAt: expiresAt.toISOString(), validSeconds: signInMs / 1000 }
  },
})
