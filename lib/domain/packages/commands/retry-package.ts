import 'server-only'
import { PackageError } from '@/lib/domain/packages/errors'
import { makePackageCodesJob } from '@/lib/domain/packages/jobs'
import { lockMaking } from '@/lib/domain/packages/make-package-codes'
import { forManagers } from '@/lib/domain/packages/policy'
import { packageInput } from '@/lib/domain/packages/schema'
import { defineCommand } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'

/**
 * Retries a package that failed, or whose process ended meanwhile. Throws NOT_FOUND, PACKAGE_NOT_READY while it is
 * being made, and CONFLICT when it is ready.
 */
export const retryPackage = defineCommand({
  name: 'packages.retry-package',
  input: packageInput,
  ...forManagers,
  async load({ id }) {
    const row = await db.qrPackage.findUnique({ where: { id }, select: { id: true } })
    if (!row) throw new DomainError('NOT_FOUND')
    return row
  },
  async run(context, { id }) {
    if (!(await lockMaking(context.tx, id))) throw new PackageError('PACKAGE_NOT_READY')
    const { count } = await context.tx.qrPackage.updateMany({
      where: { id, state: { in: ['failed', 'making'] } },
      data: { state: 'making', made: 0 },
    })
    if (count === 0) throw new DomainError('CONFLICT')
    await context.enqueue(makePackageCodesJob, { packageId: id })
    context.about({ type: 'qr_package', id })
    return { id, state: 'making' as const }
  },
})
