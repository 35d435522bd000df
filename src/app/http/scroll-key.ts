/** The name under which the router stores how far its visitor has scrolled on each page. */
export const scrollKey = 'react-router-scroll-positions'
