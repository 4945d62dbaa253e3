import { CaseRow, CodeRow, DeskList, DeskRow } from '@/components/account-desk/desk-parts'
import { accountPath } from '@/lib/domain/account-desk/paths'
import type { PageCase, PageCode, PageDeskView, PageMember } from '@/lib/domain/page-desk/schema'

/** Members, the owner first. */
export function PageMembers({ members, successor }: { members: PageMember[]; successor: PageDeskView['successor'] }) {
  return (
    <div className="space-y-3">
      <DeskList nothing="Ingen er med på siden.">
        {members.map(({ id, fullName, username, roleText, since }) => (
          <DeskRow key={id} href={accountPath(id)} title={fullName}>
            {roleText} siden {since}, {username}
          </DeskRow>
        ))}
      </DeskList>
      {successor && (
        <p className="wrap-anywhere">
          Efterfølger: {successor.name}
          {!successor.hasSaidYes && ', som ikke har sagt ja endnu'}.
        </p>
      )}
    </div>
  )
}

/** The codes linked to the page, and who claimed them. */
export function PageCodes({ codes }: { codes: PageCode[] }) {
  return (
    <DeskList nothing="Ingen kode fører til siden.">
      {codes.map(({ holder, ...row }) => (
        <CodeRow key={row.code} {...row}>
          {holder ? `Låst til ${holder.fullName}` : 'Ikke låst til nogen'}
        </CodeRow>
      ))}
    </DeskList>
  )
}

/** Support cases about the page. */
export function PageCases({ cases }: { cases: PageCase[] }) {
  return (
    <DeskList nothing="Ingen henvendelser nævner siden.">
      {cases.map(({ number, subject, statusText, at }) => (
        <CaseRow key={number} number={number} subject={subject}>
          {statusText}, {at}
        </CaseRow>
      ))}
    </DeskList>
  )
}
