import 'server-only'
import { forManagers } from '@/lib/domain/packages/policy'
import { preparePackage } from '@/lib/domain/packages/prepare-package'
import { makePackageInput } from '@/lib/domain/packages/schema'
import { defineCommand, nothing } from '@/lib/server/command'

/** Creates a package; a job generates the codes of a large one, all or none. Throws as `preparePackage`. */
export const makePackage = defineCommand({
  name: 'packages.make-package',
  input: makePackageInput,
  ...forManagers,
  status: 201,
  load: nothing,
  async run(context, wanted) {
    const made = await preparePackage(context, wanted)
    const { count, requiresActivation, resellerId } = wanted
    context.about({ type: 'qr_package', id: made.id, detail: { count, requiresActivation, resellerId } })
    return { ...made, name: wanted.name, count, requiresActivation }
  },
})
