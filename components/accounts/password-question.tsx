'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { registerPasswordQuestion } from '@/lib/client/api'

type Question = { answer: (isConfirmed: boolean) => void }

/** Asks for the password when an API call requires it. The dialog is loaded on first use. */
export function PasswordQuestion() {
  const [Dialog, setDialog] = useState<ComponentType<Question> | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  useEffect(() => {
    let asked: Promise<boolean> | null = null
    async function ask(): Promise<boolean> {
      const { PasswordDialog } = await import('./password-dialog')
      setDialog(() => PasswordDialog)
      return new Promise<boolean>((answer) => setQuestion({ answer }))
    }
    // Concurrent calls share one dialog.
    registerPasswordQuestion(() => {
      asked ??= ask().finally(() => {
        asked = null
        setQuestion(null)
      })
      return asked
    })
  }, [])
  return Dialog && question && <Dialog answer={question.answer} />
}
