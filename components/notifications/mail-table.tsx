'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ChooseRow } from '@/components/admin/choose-row'
import { SortHeader, type Sorting } from '@/components/admin/sort-header'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { failureToast, showToast } from '@/components/ui/toast'
import { messageOf } from '@/lib/client/api'
import { usePost } from '@/lib/client/use-post'
import { useMail } from '@/lib/domain/notifications/client/hooks'
import { mailStatusTexts } from '@/lib/domain/notifications/copy'
import type { MailSort } from '@/lib/domain/notifications/mail-list-schema'
import type { MailSummary } from '@/lib/domain/notifications/schema'
import { blankPictures } from '@/lib/emails/blank-pictures'
import { formatDateTime } from '@/lib/shared/danish-time'

const statusVariants = { queued: 'neutral', sent: 'success', failed: 'danger', dropped: 'neutral' } as const

type MailTableProps = {
  mails: MailSummary[]
  /** Of a list with an order of its own. */
  sorting?: Sorting<MailSort>
  isOfOneAddress?: boolean
  /** Rows can be ticked for the form around the table. */
  isChosenFrom?: boolean
}

/** Mails of the outbox with recipient and status, each readable. */
export function MailTable({ mails, sorting, isOfOneAddress = false, isChosenFrom = false }: MailTableProps) {
  const [opened, setOpened] = useState<MailSummary | null>(null)
  return (
    <>
      <Table caption="Mails">
        <TableHead>
          <tr>
            {isChosenFrom && (
              <TableHeader>
                <span className="sr-only">Vælg</span>
              </TableHeader>
            )}
            <SortHeader sorting={sorting} by="written">
              Skrevet
            </SortHeader>
            {!isOfOneAddress && (
              <SortHeader sorting={sorting} by="recipient">
                Til
              </SortHeader>
            )}
            <TableHeader>Emne</TableHeader>
            <TableHeader>Status</TableHeader>
            <TableHeader>
              <span className="sr-only">Handlinger</span>
            </TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {mails.map((mail) => (
            <MailRow
              key={mail.id}
              mail={mail}
              isOfOneAddress={isOfOneAddress}
              isChosenFrom={isChosenFrom}
              onOpen={() => setOpened(mail)}
            />
          ))}
        </TableBody>
      </Table>
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

type MailRowProps = { mail: MailSummary; isOfOneAddress: boolean; isChosenFrom: boolean; onOpen: () => void }

function MailRow({ mail, isOfOneAddress, isChosenFrom, onOpen }: MailRowProps) {
  const router = useRouter()
  const resend = usePost(`/api/notifications/mails/${mail.id}/resend`)
  const resendMail = () =>
    resend.mutate(
      {},
      {
        onSuccess: () => {
          showToast({ title: 'Mailen er på vej igen' })
          router.refresh()
        },
        onError: failureToast(),
      },
    )
  // When all have the same recipient, the subject tells them apart.
  const about = isOfOneAddress ? mail.subject : `mailen til ${mail.recipient}`
  return (
    <TableRow>
      {isChosenFrom && (
        <TableCell className="w-touch p-0">
          {mail.status !== 'sent' && <ChooseRow id={mail.id} label={`Vælg ${about}: ${mail.subject}`} />}
        </TableCell>
      )}
      <TableCell className="whitespace-nowrap tabular-nums">{formatDateTime(new Date(mail.createdAt))}</TableCell>
      {!isOfOneAddress && <TableCell className="break-all">{mail.recipient}</TableCell>}
      <TableCell>{mail.subject}</TableCell>
      <TableCell>
        <Badge variant={statusVariants[mail.status]}>{mailStatusTexts[mail.status]}</Badge>
        {mail.lastError && <span className="mt-1 block break-words text-muted-foreground">{mail.lastError}</span>}
      </TableCell>
      <TableCell>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" size="compact" onClick={onOpen} aria-label={`Læs ${about}`}>
            Læs
          </Button>
          {(mail.status === 'failed' || mail.status === 'dropped') && (
            <Button
              size="compact"
              pending={resend.isPending}
              pendingText="Sender..."
              onClick={resendMail}
              aria-label={`Send ${about} igen`}
            >
              Send igen
            </Button>
          )}
        </div>
      </TableCell>
    </TableRow>
  )
}

/** One mail as its recipient sees it. The iframe runs no script and loads nothing external. */
function MailReader({ id }: { id: string }) {
  const { data: mail, error } = useMail(id)
  if (error) return <Notice variant="error">{messageOf(error)}</Notice>
  if (!mail) return <Spinner text="Henter mailen..." />
  return (
    <div className="space-y-5">
      {mail.hasHiddenLinks && <Notice>Hemmelige links vises ikke her. Kun modtageren kan bruge dem.</Notice>}
      <Tabs defaultValue="text">
        <TabsList aria-label="Vis mailen som">
          <TabsTrigger value="text">Tekst</TabsTrigger>
          <TabsTrigger value="html">Som den ser ud</TabsTrigger>
        </TabsList>
        <TabsContent value="text">
          <p className="whitespace-pre-wrap break-words text-base">{mail.text}</p>
        </TabsContent>
        <TabsContent value="html">
          <iframe
            title="Mailen, som den ser ud"
            sandbox=""
            srcDoc={blankPictures(mail.html)}
            className="h-[60dvh] w-full rounded-lg border border-border bg-card"
          />
        </TabsContent>
      </Tabs>
    </div>
  )
}
