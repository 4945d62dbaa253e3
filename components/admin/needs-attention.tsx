import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { TextLink } from '@/components/ui/text-link'
import type { HouseView } from '@/lib/domain/insights/schema'

/** What staff must look at today; says so when there is nothing. */
export function NeedsAttention({ house }: { house: HouseView }) {
  const waiting =
    house.openCases +
    house.openReports +
    house.waitingSuccessions +
    house.waitingApplications +
    house.receivedOrders +
    house.lateBatches +
    house.stoppedPieces +
    house.failedMails +
    house.oldPendingPosts +
    house.lowPackages.length
  const isQuiet = waiting === 0 && house.lowStock === null
  return (
    <section>
      <h2 className="mb-3 text-xl">Venter på dig i dag</h2>
      {isQuiet && <p className="text-muted-foreground">Der er ikke noget, der venter.</p>}
      <ul className="divide-y divide-border">
        {house.openCases > 0 && (
          <Item
            badge={
              house.overdueCases > 0 ? <Badge variant="danger">Over tid</Badge> : <Badge variant="info">Afventer</Badge>
            }
          >
            <TextLink href="/admin/support">{counted(house.openCases, 'henvendelse', 'henvendelser')}</TextLink> venter
            på svar
            {house.overdueCases > 0 &&
              `, ${house.overdueCases === house.openCases ? 'og alle' : counted(house.overdueCases, 'af dem', 'af dem')} burde være besvaret nu`}
            .
          </Item>
        )}
        {house.openReports > 0 && (
          <Item badge={<Badge variant="info">Frist</Badge>}>
            <TextLink href="/admin/support?topic=report">
              {counted(house.openReports, 'anmeldelse', 'anmeldelser')}
            </TextLink>{' '}
            skal afgøres inden fristen.
          </Item>
        )}
        {house.waitingSuccessions > 0 && (
          <Item badge={<Badge variant="info">Afventer</Badge>}>
            <TextLink href="/admin/support/successions">
              {counted(house.waitingSuccessions, 'anmodning', 'anmodninger')}
            </TextLink>{' '}
            om at overtage en mindeside venter på svar.
          </Item>
        )}
        {house.waitingApplications > 0 && (
          <Item badge={<Badge variant="info">Afventer</Badge>}>
            <TextLink href="/admin/resellers">
              {counted(house.waitingApplications, 'virksomhed', 'virksomheder')}
            </TextLink>{' '}
            vil være forhandler.
          </Item>
        )}
        {house.receivedOrders > 0 && (
          <Item badge={<Badge variant="info">Afventer</Badge>}>
            <TextLink href="/admin/resellers#bestillinger">
              {counted(house.receivedOrders, 'bestilling', 'bestillinger')}
            </TextLink>{' '}
            fra forhandlere er ikke sat i gang.
          </Item>
        )}
        {house.lateBatches > 0 && (
          <Item badge={<Badge variant="danger">Forsinket</Badge>}>
            <TextLink href="/admin/qr-production?status=late">
              {counted(house.lateBatches, 'parti', 'partier')}
            </TextLink>{' '}
            skulle have været sendt.
          </Item>
        )}
        {house.stoppedPieces > 0 && (
          <Item badge={<Badge variant="danger">Stoppet</Badge>}>
            <TextLink href="/production">{counted(house.stoppedPieces, 'stykke', 'stykker')}</TextLink> på værkstedet
            venter på en afgørelse.
          </Item>
        )}
        {house.failedMails > 0 && (
          <Item badge={<Badge variant="danger">Fejlet</Badge>}>
            <TextLink href="/admin#mails">{counted(house.failedMails, 'mail', 'mails')}</TextLink> kom ikke af sted.
          </Item>
        )}
        {house.oldPendingPosts > 0 && (
          <Item badge={<Badge variant="info">Afventer</Badge>}>
            {counted(house.oldPendingPosts, 'indlæg', 'indlæg')} har ventet på familiens svar i over en uge.
          </Item>
        )}
        {house.lowStock !== null && (
          <Item badge={<Badge variant="danger">Lavt lager</Badge>}>
            Der er {counted(house.lowStock, 'fri kode', 'frie koder')} i alt.{' '}
            <TextLink href="/admin/qr-packages">Lav en ny pakke</TextLink>
          </Item>
        )}
        {house.lowPackages.map(({ id, number, name, free, count }) => (
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
