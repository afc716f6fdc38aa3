/** The name that an installation begins with: nobody said yet who the provider is. */
export const unnamed = 'Portal'
