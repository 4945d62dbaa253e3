import { TextLink } from '@/components/ui/text-link'
import type { AccountCodeRow } from '@/lib/domain/account-desk/schema'
import { pagePath } from '@/lib/domain/page-desk/paths'
import { CodeRow, DeskList } from './desk-list'

/** Codes claimed by the account, and codes that only link to one of its pages. Each opens the code desk. */
export function AccountCodes({ codes }: { codes: AccountCodeRow[] }) {
  return (
    <DeskList nothing="Kontoen har ingen koder.">
      {codes.map(({ isHeld, memorials, ...row }) => (
        <CodeRow key={row.code} {...row}>
          {isHeld ? 'Låst til kontoen' : 'Fører til kontoens side, men er ikke låst til kontoen'}
          {memorials.map(({ id, name }) => (
            <span key={id}>
              {', '}
              <TextLink href={pagePath(id)} prefetch={false} className="inline-block min-h-6">
                {name}
              </TextLink>
            </span>
          ))}
        </CodeRow>
      ))}
    </DeskList>
  )
}
