'use client'

import { Notice } from '@/components/ui/notice'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { AnswerForm } from './answer-form'
import { NoteForm } from './note-form'

type WriteInCaseProps = { number: number; isClosed: boolean; hasMail: boolean; seenEntryId: string }

/** An answer to the sender or an internal note, in separate tabs to avoid a mix-up. */
export function WriteInCase({ number, isClosed, hasMail, seenEntryId }: WriteInCaseProps) {
  return (
    <Tabs defaultValue="answer">
      <TabsList aria-label="Skriv mere">
        <TabsTrigger value="answer">Svar på mail</TabsTrigger>
        <TabsTrigger value="note">Notat, kun for os</TabsTrigger>
      </TabsList>
      <TabsContent value="answer">
        {!hasMail ? (
          <Notice title="Afsenderen har ikke givet en mailadresse">Skriv et notat i stedet.</Notice>
        ) : isClosed ? (
          <Notice title="Henvendelsen er lukket">Åbn den igen, før du svarer.</Notice>
        ) : (
          <AnswerForm number={number} seenEntryId={seenEntryId} />
        )}
      </TabsContent>
      <TabsContent value="note">
        <NoteForm number={number} />
      </TabsContent>
    </Tabs>
  )
}
