export const addApi = async () => undefined
