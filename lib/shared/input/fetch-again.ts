/** For what a form sends of its own accord, such as a version or an id: the person did nothing wrong. */
export const fetchAgain = 'Hent siden igen, og prøv en gang til.'
