import 'server-only'
import { canManagePackages } from '@/lib/domain/packages/policy'
import { makePackageInput } from '@/lib/domain/packages/schema'
import { codeActor } from '@/lib/domain/qr-codes/code-actor'
import { generateCodes } from '@/lib/domain/qr-codes/generate-codes'
import { defineCommand, nothing } from '@/lib/server/command'
import { userIdOf } from '@/lib/shared/actor'

/** Makes a package with all its codes, or nothing at all. */
export const makePackage = defineCommand({
  name: 'packages.make-package',
  input: makePackageInput,
  session: 'required',
  status: 201,
  load: nothing,
  authorize: canManagePackages,
  async run(context, { name, count, requiresActivation }) {
    const made = await context.tx.qrPackage.create({
      data: { name, count, requiresActivation, createdById: userIdOf(context.actor) },
      select: { id: true, number: true },
    })
    await generateCodes(context.tx, {
      packageId: made.id,
      count,
      withActivation: requiresActivation,
      ...codeActor(context.actor),
    })
    context.about({ type: 'qr_package', id: made.id, detail: { count, requiresActivation } })
    return { ...made, name, count, requiresActivation }
  },
})
