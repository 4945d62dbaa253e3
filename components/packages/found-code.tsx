import { CodeTable } from '@/components/packages/code-table'
import { TextLink } from '@/components/ui/text-link'
import type { FoundCodeView } from '@/lib/domain/packages/schema'

/** A code that was searched for, with the package it lies in. */
export function FoundCode({ found, canManage }: { found: FoundCodeView; canManage: boolean }) {
  return (
    <div className="space-y-3">
      <p className="break-words">
        Koden ligger i{' '}
        <TextLink href={`/admin/qr-packages/${found.package.id}`}>
          pakke {found.package.number}, {found.package.name}
        </TextLink>
        .
      </p>
      <CodeTable caption="Den fundne kode" codes={[found.code]} canManage={canManage} />
    </div>
  )
}
