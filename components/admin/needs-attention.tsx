import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { TextLink } from '@/components/ui/text-link'
import type { OverviewView } from '@/lib/domain/insights/schema'

/** What staff must look at today; says so when there is nothing. */
export function NeedsAttention({ overview }: { overview: OverviewView }) {
  const waiting =
    overview.openCases +
    overview.openReports +
    overview.waitingSuccessions +
    overview.waitingApplications +
    overview.receivedOrders +
    overview.waitingShopOrders +
    overview.overdueInvoices +
    overview.doubtfulDeposits +
    overview.paymentDifferences +
    overview.waitingRefunds +
    overview.lateBatches +
    overview.stoppedPieces +
    overview.failedMails +
    overview.oldPendingPosts +
    overview.lowPackages.length
  const isQuiet = waiting === 0 && overview.lowStock === null
  return (
    <section>
      <h2 className="mb-3 text-xl">Venter på dig i dag</h2>
      {isQuiet && <p className="text-muted-foreground">Der er ikke noget, der venter.</p>}
      <ul className="divide-y divide-border">
        {overview.openCases > 0 && (
          <Item
            badge={
              overview.overdueCases > 0 ? (
                <Badge variant="danger">Over tid</Badge>
              ) : (
                <Badge variant="info">Afventer</Badge>
              )
            }
          >
            <TextLink href="/admin/support">{counted(overview.openCases, 'henvendelse', 'henvendelser')}</TextLink>{' '}
            venter på svar
            {overview.overdueCases > 0 &&
              `, ${overview.overdueCases === overview.openCases ? 'og alle' : counted(overview.overdueCases, 'af dem', 'af dem')} burde være besvaret nu`}
            .
          </Item>
        )}
        {overview.openReports > 0 && (
          <Item badge={<Badge variant="info">Frist</Badge>}>
            <TextLink href="/admin/support?topic=report">
              {counted(overview.openReports, 'anmeldelse', 'anmeldelser')}
            </TextLink>{' '}
            skal afgøres inden fristen.
          </Item>
        )}
        {overview.waitingSuccessions > 0 && (
          <Item badge={<Badge variant="info">Afventer</Badge>}>
            <TextLink href="/admin/support/successions">
              {counted(overview.waitingSuccessions, 'anmodning', 'anmodninger')}
            </TextLink>{' '}
            om at overtage en mindeside venter på svar.
          </Item>
        )}
        {overview.waitingApplications > 0 && (
          <Item badge={<Badge variant="info">Afventer</Badge>}>
            <TextLink href="/admin/resellers">
              {counted(overview.waitingApplications, 'virksomhed', 'virksomheder')}
            </TextLink>{' '}
            vil være forhandler.
          </Item>
        )}
        {overview.receivedOrders > 0 && (
          <Item badge={<Badge variant="info">Afventer</Badge>}>
            <TextLink href="/admin/resellers#bestillinger">
              {counted(overview.receivedOrders, 'bestilling', 'bestillinger')}
            </TextLink>{' '}
            fra forhandlere er ikke sat i gang.
          </Item>
        )}
        {overview.waitingShopOrders > 0 && (
          <Item badge={<Badge variant="info">Afventer</Badge>}>
            <TextLink href="/admin/orders">
              {counted(overview.waitingShopOrders, 'bestilling', 'bestillinger')}
            </TextLink>{' '}
            fra familier venter på os.
          </Item>
        )}
        <WaitingMoney overview={overview} />
        {overview.lateBatches > 0 && (
          <Item badge={<Badge variant="danger">Forsinket</Badge>}>
            <TextLink href="/admin/qr-production?status=late">
              {counted(overview.lateBatches, 'parti', 'partier')}
            </TextLink>{' '}
            skulle have været sendt.
          </Item>
        )}
        {overview.stoppedPieces > 0 && (
          <Item badge={<Badge variant="danger">Stoppet</Badge>}>
            <TextLink href="/production">{counted(overview.stoppedPieces, 'stykke', 'stykker')}</TextLink> på værkstedet
            venter på en afgørelse.
          </Item>
        )}
        {overview.failedMails > 0 && (
          <Item badge={<Badge variant="danger">Fejlet</Badge>}>
            <TextLink href="/admin#mails">{counted(overview.failedMails, 'mail', 'mails')}</TextLink> kom ikke af sted.
          </Item>
        )}
        {overview.oldPendingPosts > 0 && (
          <Item badge={<Badge variant="info">Afventer</Badge>}>
            {counted(overview.oldPendingPosts, 'indlæg', 'indlæg')} har ventet på familiens svar i over en uge.
          </Item>
        )}
        {overview.lowStock !== null && (
          <Item badge={<Badge variant="danger">Lavt lager</Badge>}>
            Der er {counted(overview.lowStock, 'fri kode', 'frie koder')} i alt.{' '}
            <TextLink href="/admin/qr-packages">Lav en ny pakke</TextLink>
          </Item>
        )}
        {overview.lowPackages.map(({ id, number, name, free, count }) => (
          <Item key={id} badge={<Badge variant="info">Næsten tom</Badge>}>
            <TextLink href={`/admin/qr-packages/${id}`}>
              Pakke {number}, {name}
            </TextLink>{' '}
            har {counted(free, 'fri kode', 'frie koder')} tilbage af {count.toLocaleString('da-DK')}.
          </Item>
        ))}
      </ul>
    </section>
  )
}

/** What about money needs a person. */
function WaitingMoney({ overview }: { overview: OverviewView }) {
  const { overdueInvoices, doubtfulDeposits, paymentDifferences, waitingRefunds } = overview
  return (
    <>
      {doubtfulDeposits > 0 && (
        <Item badge={<Badge variant="info">Afventer</Badge>}>
          <TextLink href="/admin/invoices/bank">{counted(doubtfulDeposits, 'indbetaling', 'indbetalinger')}</TextLink>{' '}
          er ikke ført på en faktura.
        </Item>
      )}
      {waitingRefunds > 0 && (
        <Item badge={<Badge variant="info">Afventer</Badge>}>
          <TextLink href="/admin/payments#tilbage">
            {counted(waitingRefunds, 'tilbagebetaling', 'tilbagebetalinger')}
          </TextLink>{' '}
          skal overføres eller prøves igen.
        </Item>
      )}
      {paymentDifferences > 0 && (
        <Item badge={<Badge variant="danger">Stemmer ikke</Badge>}>
          <TextLink href="/admin/payments/differences">{counted(paymentDifferences, 'forskel', 'forskelle')}</TextLink>{' '}
          mellem betalingsudbyderen og os skal undersøges.
        </Item>
      )}
      {overdueInvoices > 0 && (
        <Item badge={<Badge variant="info">Forfaldne</Badge>}>
          <TextLink href="/admin/invoices?state=overdue">{counted(overdueInvoices, 'faktura', 'fakturaer')}</TextLink>{' '}
          er ikke betalt til tiden.
        </Item>
      )}
    </>
  )
}

function Item({ badge, children }: { badge: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      {badge}
      <span className="min-w-0 break-words">{children}</span>
    </li>
  )
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('da-DK')} ${count === 1 ? one : many}`
}
