const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Safe as text and inside a quoted attribute. */
export function escapeHtml(words: string): string {
  return words.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
