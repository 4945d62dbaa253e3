'use client'

import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadMore } from '@/components/ui/load-more'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { mailStatusTexts } from '@/lib/domain/notifications/copy'
import { useMails, useResendMail } from '@/lib/domain/notifications/hooks'
import type { MailPage, MailSummary } from '@/lib/domain/notifications/schema'
import { formatDateTime } from '@/lib/shared/danish-time'
import { MailReader } from './mail-reader'

const statusVariants = { queued: 'neutral', sent: 'success', failed: 'danger' } as const

/** The outbox for administrators: what was sent to whom, what failed, and each mail to read. */
export function MailLog({ initial }: { initial: MailPage }) {
  const { items, hasNextPage, fetchNextPage, isFetchingNextPage } = useMails(initial)
  const [opened, setOpened] = useState<MailSummary | null>(null)
  if (items.length === 0) return <EmptyState title="Der er ikke sendt nogen mails endnu" />
  return (
    <>
      <Table caption="Mails">
        <TableHead>
          <tr>
            <TableHeader>Skrevet</TableHeader>
            <TableHeader>Til</TableHeader>
            <TableHeader>Emne</TableHeader>
            <TableHeader>Status</TableHeader>
            <TableHeader>
              <span className="sr-only">Handlinger</span>
            </TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {items.map((mail) => (
            <MailRow key={mail.id} mail={mail} onOpen={() => setOpened(mail)} />
          ))}
        </TableBody>
      </Table>
      {hasNextPage && <LoadMore onClick={() => fetchNextPage()} pending={isFetchingNextPage} />}
      <Dialog open={opened !== null} onOpenChange={(isOpen) => !isOpen && setOpened(null)}>
        {opened && (
          <DialogContent title={opened.subject} description={`Til ${opened.recipient}`} className="sm:max-w-3xl">
            <MailReader id={opened.id} />
          </DialogContent>
        )}
      </Dialog>
    </>
  )
}

function MailRow({ mail, onOpen }: { mail: MailSummary; onOpen: () => void }) {
  const resend = useResendMail()
  return (
    <TableRow>
      <TableCell className="whitespace-nowrap tabular-nums">{formatDateTime(new Date(mail.createdAt))}</TableCell>
      <TableCell className="break-all">{mail.recipient}</TableCell>
      <TableCell>{mail.subject}</TableCell>
      <TableCell>
        <Badge variant={statusVariants[mail.status]}>{mailStatusTexts[mail.status]}</Badge>
        {mail.lastError && <span className="mt-1 block break-words text-muted-foreground">{mail.lastError}</span>}
      </TableCell>
      <TableCell>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" size="compact" onClick={onOpen} aria-label={`Læs mailen til ${mail.recipient}`}>
            Læs
          </Button>
          {mail.status === 'failed' && (
            <Button
              size="compact"
              pending={resend.isPending}
              pendingText="Sender..."
              onClick={() => resend.mutate(mail.id)}
              aria-label={`Send igen: mailen til ${mail.recipient}`}
            >
              Send igen
            </Button>
          )}
        </div>
      </TableCell>
    </TableRow>
  )
}
