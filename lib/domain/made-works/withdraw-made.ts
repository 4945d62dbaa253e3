import 'server-only'
import { type MadeSubject, type Named, shown } from '@/lib/domain/made-works/record-made'
import type { RunContext } from '@/lib/server/command'

/**
 * Notes who withdrew it. The concept that the thing belongs to removes the thing itself in the same transaction: page,
 * files, downloads. No provider we use offers deletion by its interface; the account says what each keeps
 * (`provider-copy.ts`). Returns how many rows were withdrawn now.
 */
export async function withdrawMade(
  { tx }: Pick<RunContext, 'tx'>,
  subject: MadeSubject,
  by: Named,
): Promise<{ withdrawn: number }> {
  const { count } = await tx.madeWork.updateMany({
    where: { ...subject, withdrawnAt: null },
    data: { withdrawnAt: new Date(), withdrawnById: by.userId, withdrawnByName: shown(by.name) },
  })
  return { withdrawn: count }
}
