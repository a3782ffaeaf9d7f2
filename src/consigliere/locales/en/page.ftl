# The browser's page: everything it says of itself. What is said about a game comes from the other catalogues.
page-name = Consigliere
page-title-godfather = The Godfather
page-title-chicago = Chicago
