'use client'

import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { messageOf } from '@/lib/client/api'
import { useMail } from '@/lib/domain/notifications/client/hooks'
import { blankPictures } from '@/lib/emails/blank-pictures'

/** One mail as its recipient sees it. The iframe runs no script and loads nothing external. */
export function MailReader({ id }: { id: string }) {
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
