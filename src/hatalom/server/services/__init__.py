"""What people may do: each service checks the requests about one subject and has them carried out."""
