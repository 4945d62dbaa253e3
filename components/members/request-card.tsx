import type { ReactNode } from 'react'
import { DecideForm } from '@/components/members/decide-form'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { TextLink } from '@/components/ui/text-link'
import { retentionDays } from '@/lib/domain/legal/retention'
import { noOwner } from '@/lib/domain/members/copy'
import { requestStatusTexts } from '@/lib/domain/members/evidence-copy'
import { pageDeskPath } from '@/lib/domain/members/paths'
import type { RequestToDecide } from '@/lib/domain/members/schema'

/** One succession request with its evidence, and the decision. */
export function RequestCard({ request }: { request: RequestToDecide }) {
  const { id, memorial, owner, asker, evidence, reason, askedOn, grantFrom } = request
  const headingId = `${id}-navn`
  return (
    <Card role="article" aria-labelledby={headingId}>
      <h2 id={headingId} className="break-words text-xl">
        {memorial.name}
      </h2>
      <dl className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-[max-content_1fr]">
        <Fact name="Siden">
          {memorial.stateText}, lavet {memorial.madeOn}.{' '}
          <TextLink href={pageDeskPath(memorial.id)} prefetch={false}>
            Se, hvad vi ved om siden
          </TextLink>
        </Fact>
        <Fact name="Ejer">
          {owner ? (
            <>
              {owner.name}, {owner.email}.{' '}
              {owner.lastSeen
                ? `Sidst logget ind ${owner.lastSeen}.`
                : `Ikke logget ind de sidste ${retentionDays.session} dage.`}
            </>
          ) : (
            noOwner
          )}
        </Fact>
        <Fact name="Beder om siden">
          {asker.name}, {asker.email}. {standing(request)}
        </Fact>
        {evidence && (
          <Fact name="Grundlag">
            {evidence.kindText} fra {evidence.from}, {evidence.on}.{' '}
            {evidence.caseNumber && (
              <TextLink href={`/admin/support?sag=${evidence.caseNumber}`}>Henvendelse {evidence.caseNumber}</TextLink>
            )}
            {evidence.note && <span className="block whitespace-pre-line">{evidence.note}</span>}
          </Fact>
        )}
        <Fact name="Modtaget">{askedOn}</Fact>
        {grantFrom && <Fact name="Ejerens frist">Siden kan gives videre fra {grantFrom}.</Fact>}
      </dl>
      <blockquote className="mt-6 whitespace-pre-line break-words border-border border-l-4 pl-5">{reason}</blockquote>
      <DecideForm requestId={id} canGrant={grantFrom === null} />
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="sm:contents">
      <dt className="font-semibold">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}

function standing({ asker, evidence }: RequestToDecide): string {
  if (asker.namedOn) return `Valgt som efterfølger ${asker.namedOn}.`
  if (!evidence) return 'Er ikke længere valgt som efterfølger.'
  return asker.id ? 'Har skrevet til os og har en konto.' : 'Har skrevet til os og får et link, hvis svaret er ja.'
}

export function DecidedRequests({ requests }: { requests: RequestToDecide[] }) {
  return (
    <section className="mt-section">
      <h2 className="mb-3 text-xl">Afgjort</h2>
      <Table caption="Anmodninger, der er afgjort">
        <TableHead>
          <tr>
            <TableHeader>Mindeside</TableHeader>
            <TableHeader>Bad om siden</TableHeader>
            <TableHeader>Svar</TableHeader>
            <TableHeader>Dato</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {requests.map(({ id, memorial, asker, status, decidedOn }) => (
            <TableRow key={id}>
              <TableCell>{memorial.name}</TableCell>
              <TableCell>{asker.name}</TableCell>
              <TableCell>
                <Badge variant={status === 'granted' ? 'success' : 'neutral'}>{requestStatusTexts[status]}</Badge>
              </TableCell>
              <TableCell>{decidedOn}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  )
}
